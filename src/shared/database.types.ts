// Made from the migrations by `npm run database:types`; a test fails when the two differ. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
      audit_lines: {
        Row: {
          action: string;
          detail: string | null;
          enquiry_id: string | null;
          happened_at: string;
          learner_id: string | null;
          line_number: number;
          staff_id: string | null;
          student_id: string | null;
        };
        Insert: {
          action: string;
          detail?: string | null;
          enquiry_id?: string | null;
          happened_at?: string;
          learner_id?: string | null;
          staff_id?: string | null;
          student_id?: string | null;
        };
        Update: {
          action?: string;
          detail?: string | null;
          enquiry_id?: string | null;
          happened_at?: string;
          learner_id?: string | null;
          staff_id?: string | null;
          student_id?: string | null;
        };
        Relationships: [{ foreignKeyName: 'audit_lines_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }, { foreignKeyName: 'audit_lines_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }, { foreignKeyName: 'audit_lines_student_id_fkey'; columns: ['student_id']; isOneToOne: false; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      certificate_events: {
        Row: {
          certificate_id: string;
          event: string;
          event_number: number;
          happened_at: string;
          note: string;
          reason: Database['public']['Enums']['withdrawal_reason'] | null;
          staff_id: string | null;
        };
        Insert: {
          certificate_id: string;
          event: string;
          happened_at?: string;
          note?: string;
          reason?: Database['public']['Enums']['withdrawal_reason'] | null;
          staff_id?: string | null;
        };
        Update: {
          certificate_id?: string;
          event?: string;
          happened_at?: string;
          note?: string;
          reason?: Database['public']['Enums']['withdrawal_reason'] | null;
          staff_id?: string | null;
        };
        Relationships: [{ foreignKeyName: 'certificate_events_certificate_id_fkey'; columns: ['certificate_id']; isOneToOne: false; referencedRelation: 'certificates'; referencedColumns: ['certificate_id'] }];
      };
      certificate_places: {
        Row: {
          is_withdrawn: boolean;
          list: number;
          place: number;
        };
        Insert: {
          is_withdrawn?: boolean;
          list: number;
          place: number;
        };
        Update: {
          is_withdrawn?: boolean;
          list?: number;
          place?: number;
        };
        Relationships: [];
      };
      certificates: {
        Row: {
          award_id: string;
          award_name: string;
          awarded_by: string | null;
          awarded_on: string;
          certificate_id: string;
          certificate_number: string;
          credential: string;
          exam_on: string | null;
          exam_percent: number | null;
          holder_name: string;
          is_shown: boolean;
          kind: Database['public']['Enums']['certificate_kind'];
          learner_id: string;
          list: number;
          made_at: string;
          name_wish: string | null;
          name_wished_at: string | null;
          place: number;
          supersedes: string | null;
          valid_until: string;
          withdrawn_at: string | null;
          withdrawn_reason: Database['public']['Enums']['withdrawal_reason'] | null;
        };
        Insert: {
          award_id: string;
          award_name: string;
          awarded_by?: string | null;
          awarded_on: string;
          certificate_id: string;
          certificate_number: string;
          credential: string;
          exam_on?: string | null;
          exam_percent?: number | null;
          holder_name: string;
          is_shown?: boolean;
          kind: Database['public']['Enums']['certificate_kind'];
          learner_id: string;
          list: number;
          made_at?: string;
          name_wish?: string | null;
          name_wished_at?: string | null;
          place: number;
          supersedes?: string | null;
          valid_until: string;
          withdrawn_at?: string | null;
          withdrawn_reason?: Database['public']['Enums']['withdrawal_reason'] | null;
        };
        Update: {
          award_id?: string;
          award_name?: string;
          awarded_by?: string | null;
          awarded_on?: string;
          certificate_id?: string;
          certificate_number?: string;
          credential?: string;
          exam_on?: string | null;
          exam_percent?: number | null;
          holder_name?: string;
          is_shown?: boolean;
          kind?: Database['public']['Enums']['certificate_kind'];
          learner_id?: string;
          list?: number;
          made_at?: string;
          name_wish?: string | null;
          name_wished_at?: string | null;
          place?: number;
          supersedes?: string | null;
          valid_until?: string;
          withdrawn_at?: string | null;
          withdrawn_reason?: Database['public']['Enums']['withdrawal_reason'] | null;
        };
        Relationships: [{ foreignKeyName: 'certificates_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }, { foreignKeyName: 'certificates_list_place_fkey'; columns: ['list', 'place']; isOneToOne: true; referencedRelation: 'certificate_places'; referencedColumns: ['list', 'place'] }, { foreignKeyName: 'certificates_supersedes_fkey'; columns: ['supersedes']; isOneToOne: true; referencedRelation: 'certificates'; referencedColumns: ['certificate_id'] }];
      };
      consent_records: {
        Row: {
          analytics: boolean;
          consent_id: string;
          marketing: boolean;
          policy_version: string;
          preferences: boolean;
          record_id: number;
          recorded_at: string;
          screen: string;
          wording_hash: string;
        };
        Insert: {
          analytics: boolean;
          consent_id: string;
          marketing: boolean;
          policy_version: string;
          preferences: boolean;
          recorded_at?: string;
          screen: string;
          wording_hash: string;
        };
        Update: {
          analytics?: boolean;
          consent_id?: string;
          marketing?: boolean;
          policy_version?: string;
          preferences?: boolean;
          recorded_at?: string;
          screen?: string;
          wording_hash?: string;
        };
        Relationships: [];
      };
      contact_withdrawals: {
        Row: {
          channel: string;
          email_key: string;
          enquiry_id: string | null;
          withdrawal_number: number;
          withdrawn_at: string;
          wording: string;
        };
        Insert: {
          channel: string;
          email_key: string;
          enquiry_id?: string | null;
          withdrawn_at?: string;
          wording: string;
        };
        Update: {
          channel?: string;
          email_key?: string;
          enquiry_id?: string | null;
          withdrawn_at?: string;
          wording?: string;
        };
        Relationships: [{ foreignKeyName: 'contact_withdrawals_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }];
      };
      desk_codes: {
        Row: {
          code_hash: string;
          requested_at: string;
          session_id: string;
          tries: number;
          user_id: string;
        };
        Insert: {
          code_hash: string;
          requested_at?: string;
          session_id: string;
          tries?: number;
          user_id: string;
        };
        Update: {
          code_hash?: string;
          requested_at?: string;
          session_id?: string;
          tries?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      desk_entries: {
        Row: {
          entered_at: string;
          expires_at: string;
          session_id: string;
          user_id: string;
        };
        Insert: {
          entered_at?: string;
          expires_at: string;
          session_id: string;
          user_id: string;
        };
        Update: {
          entered_at?: string;
          expires_at?: string;
          session_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      earned_achievements: {
        Row: {
          achievement_id: string;
          earned_at: string;
          learner_id: string;
        };
        Insert: {
          achievement_id: string;
          earned_at?: string;
          learner_id: string;
        };
        Update: {
          achievement_id?: string;
          earned_at?: string;
          learner_id?: string;
        };
        Relationships: [{ foreignKeyName: 'earned_achievements_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
      };
      email_changes: {
        Row: {
          code_hash: string;
          email: string;
          learner_id: string;
          requested_at: string;
          tries: number;
        };
        Insert: {
          code_hash: string;
          email: string;
          learner_id: string;
          requested_at?: string;
          tries?: number;
        };
        Update: {
          code_hash?: string;
          email?: string;
          learner_id?: string;
          requested_at?: string;
          tries?: number;
        };
        Relationships: [{ foreignKeyName: 'email_changes_learner_id_fkey'; columns: ['learner_id']; isOneToOne: true; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
      };
      enquiries: {
        Row: {
          amended_at: string | null;
          answer_by: string | null;
          answer_by_first: string | null;
          answers_hash: string;
          choices: Json | null;
          created_at: string;
          deleted_at: string | null;
          desk_state: string;
          desk_version: number;
          email: string;
          email_key: string;
          enquiry_id: string;
          first_answered_at: string | null;
          first_name: string;
          form_type: string;
          labels: Json;
          last_name: string;
          marketing_agreed: boolean;
          marketing_wording: string | null;
          next_on: string | null;
          phone_e164: string | null;
          phone_typed: string;
          programme: string;
          quarantine_reasons: string[];
          received_at: string;
          reference: string;
          reported_at: string | null;
          reported_in: string | null;
          search_keys: number[];
          status: Database['public']['Enums']['enquiry_status'];
          taken_by: string | null;
          version: number;
        };
        Insert: {
          amended_at?: string | null;
          answer_by?: string | null;
          answer_by_first?: string | null;
          answers_hash: string;
          choices?: Json | null;
          created_at?: string;
          deleted_at?: string | null;
          desk_state?: string;
          desk_version?: number;
          email: string;
          enquiry_id: string;
          first_answered_at?: string | null;
          first_name: string;
          form_type: string;
          labels: Json;
          last_name: string;
          marketing_agreed?: boolean;
          marketing_wording?: string | null;
          next_on?: string | null;
          phone_e164?: string | null;
          phone_typed: string;
          programme: string;
          quarantine_reasons?: string[];
          received_at: string;
          reference: string;
          reported_at?: string | null;
          reported_in?: string | null;
          search_keys?: number[];
          status?: Database['public']['Enums']['enquiry_status'];
          taken_by?: string | null;
          version?: number;
        };
        Update: {
          amended_at?: string | null;
          answer_by?: string | null;
          answer_by_first?: string | null;
          answers_hash?: string;
          choices?: Json | null;
          created_at?: string;
          deleted_at?: string | null;
          desk_state?: string;
          desk_version?: number;
          email?: string;
          enquiry_id?: string;
          first_answered_at?: string | null;
          first_name?: string;
          form_type?: string;
          labels?: Json;
          last_name?: string;
          marketing_agreed?: boolean;
          marketing_wording?: string | null;
          next_on?: string | null;
          phone_e164?: string | null;
          phone_typed?: string;
          programme?: string;
          quarantine_reasons?: string[];
          received_at?: string;
          reference?: string;
          reported_at?: string | null;
          reported_in?: string | null;
          search_keys?: number[];
          status?: Database['public']['Enums']['enquiry_status'];
          taken_by?: string | null;
          version?: number;
        };
        Relationships: [];
      };
      enquiry_drafts: {
        Row: {
          body: string;
          enquiry_id: string;
          saved_at: string;
          staff_id: string;
        };
        Insert: {
          body: string;
          enquiry_id: string;
          saved_at?: string;
          staff_id: string;
        };
        Update: {
          body?: string;
          enquiry_id?: string;
          saved_at?: string;
          staff_id?: string;
        };
        Relationships: [{ foreignKeyName: 'enquiry_drafts_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }];
      };
      enquiry_looks: {
        Row: {
          enquiry_id: string;
          seen_at: string;
          staff_id: string;
          wrote_at: string | null;
        };
        Insert: {
          enquiry_id: string;
          seen_at?: string;
          staff_id: string;
          wrote_at?: string | null;
        };
        Update: {
          enquiry_id?: string;
          seen_at?: string;
          staff_id?: string;
          wrote_at?: string | null;
        };
        Relationships: [{ foreignKeyName: 'enquiry_looks_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }];
      };
      enquiry_notes: {
        Row: {
          body: string;
          change_id: string | null;
          created_at: string;
          enquiry_id: string;
          kind: string;
          mail_id: string | null;
          note_number: number;
          outcome: string | null;
          staff_id: string | null;
        };
        Insert: {
          body: string;
          change_id?: string | null;
          created_at?: string;
          enquiry_id: string;
          kind: string;
          mail_id?: string | null;
          outcome?: string | null;
          staff_id?: string | null;
        };
        Update: {
          body?: string;
          change_id?: string | null;
          created_at?: string;
          enquiry_id?: string;
          kind?: string;
          mail_id?: string | null;
          outcome?: string | null;
          staff_id?: string | null;
        };
        Relationships: [{ foreignKeyName: 'enquiry_notes_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }];
      };
      enquiry_trackers: {
        Row: {
          enquiry_id: string;
          expires_at: string;
          mail_id: string;
          token_hash: string;
        };
        Insert: {
          enquiry_id: string;
          expires_at: string;
          mail_id: string;
          token_hash: string;
        };
        Update: {
          enquiry_id?: string;
          expires_at?: string;
          mail_id?: string;
          token_hash?: string;
        };
        Relationships: [{ foreignKeyName: 'enquiry_trackers_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }, { foreignKeyName: 'enquiry_trackers_mail_id_fkey'; columns: ['mail_id']; isOneToOne: false; referencedRelation: 'outbox_mails'; referencedColumns: ['mail_id'] }];
      };
      enquiry_versions: {
        Row: {
          answers_hash: string;
          choices: Json | null;
          enquiry_id: string;
          labels: Json;
          marketing_agreed: boolean;
          marketing_wording: string | null;
          received_at: string;
          version: number;
        };
        Insert: {
          answers_hash: string;
          choices?: Json | null;
          enquiry_id: string;
          labels: Json;
          marketing_agreed: boolean;
          marketing_wording?: string | null;
          received_at: string;
          version: number;
        };
        Update: {
          answers_hash?: string;
          choices?: Json | null;
          enquiry_id?: string;
          labels?: Json;
          marketing_agreed?: boolean;
          marketing_wording?: string | null;
          received_at?: string;
          version?: number;
        };
        Relationships: [{ foreignKeyName: 'enquiry_versions_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }];
      };
      enrolment_terms: {
        Row: {
          agreed: string;
          agreed_at: string;
          agreed_by: string | null;
          currency: string;
          enrolment_id: string;
          months: number;
          price: number;
          starts_on: string;
        };
        Insert: {
          agreed?: string;
          agreed_at?: string;
          agreed_by?: string | null;
          currency: string;
          enrolment_id: string;
          months: number;
          price: number;
          starts_on: string;
        };
        Update: {
          agreed?: string;
          agreed_at?: string;
          agreed_by?: string | null;
          currency?: string;
          enrolment_id?: string;
          months?: number;
          price?: number;
          starts_on?: string;
        };
        Relationships: [{ foreignKeyName: 'enrolment_terms_enrolment_id_fkey'; columns: ['enrolment_id']; isOneToOne: true; referencedRelation: 'enrolments'; referencedColumns: ['enrolment_id'] }];
      };
      enrolments: {
        Row: {
          course: string;
          desk_version: number;
          enrolled_at: string;
          enrolment_id: string;
          learner_id: string;
          state: string;
          state_since: string;
        };
        Insert: {
          course: string;
          desk_version?: number;
          enrolled_at?: string;
          enrolment_id?: string;
          learner_id: string;
          state?: string;
          state_since?: string;
        };
        Update: {
          course?: string;
          desk_version?: number;
          enrolled_at?: string;
          enrolment_id?: string;
          learner_id?: string;
          state?: string;
          state_since?: string;
        };
        Relationships: [{ foreignKeyName: 'enrolments_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
      };
      erasure_certificates: {
        Row: {
          certificate_number: string;
          erased: Json;
          erased_at: string;
          staff_id: string | null;
          stays: Json;
        };
        Insert: {
          certificate_number: string;
          erased: Json;
          erased_at?: string;
          staff_id?: string | null;
          stays: Json;
        };
        Update: {
          certificate_number?: string;
          erased?: Json;
          erased_at?: string;
          staff_id?: string | null;
          stays?: Json;
        };
        Relationships: [];
      };
      ework_admins: {
        Row: {
          granted_at: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      ework_assignments: {
        Row: {
          assigned_at: string;
          course_slug: string;
          student_id: string;
        };
        Insert: {
          assigned_at?: string;
          course_slug: string;
          student_id: string;
        };
        Update: {
          assigned_at?: string;
          course_slug?: string;
          student_id?: string;
        };
        Relationships: [{ foreignKeyName: 'ework_assignments_student_id_fkey'; columns: ['student_id']; isOneToOne: false; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      ework_codes: {
        Row: {
          code_hash: string;
          code_id: string;
          expires_at: string;
          requested_at: string;
          student_id: string;
        };
        Insert: {
          code_hash: string;
          code_id?: string;
          expires_at: string;
          requested_at?: string;
          student_id: string;
        };
        Update: {
          code_hash?: string;
          code_id?: string;
          expires_at?: string;
          requested_at?: string;
          student_id?: string;
        };
        Relationships: [{ foreignKeyName: 'ework_codes_student_id_fkey'; columns: ['student_id']; isOneToOne: false; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      ework_notices: {
        Row: {
          created_at: string;
          kind: string;
          notice_id: string;
          notice_number: number;
          student_id: string;
          title: string;
        };
        Insert: {
          created_at?: string;
          kind: string;
          notice_id?: string;
          student_id: string;
          title: string;
        };
        Update: {
          created_at?: string;
          kind?: string;
          notice_id?: string;
          student_id?: string;
          title?: string;
        };
        Relationships: [{ foreignKeyName: 'ework_notices_student_id_fkey'; columns: ['student_id']; isOneToOne: false; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      ework_sessions: {
        Row: {
          admin_id: string | null;
          auth_session_id: string | null;
          expires_at: string;
          started_at: string;
          student_id: string | null;
          token_hash: string;
          used_at: string;
        };
        Insert: {
          admin_id?: string | null;
          auth_session_id?: string | null;
          expires_at: string;
          started_at?: string;
          student_id?: string | null;
          token_hash: string;
          used_at?: string;
        };
        Update: {
          admin_id?: string | null;
          auth_session_id?: string | null;
          expires_at?: string;
          started_at?: string;
          student_id?: string | null;
          token_hash?: string;
          used_at?: string;
        };
        Relationships: [{ foreignKeyName: 'ework_sessions_admin_id_fkey'; columns: ['admin_id']; isOneToOne: false; referencedRelation: 'ework_admins'; referencedColumns: ['user_id'] }, { foreignKeyName: 'ework_sessions_student_id_fkey'; columns: ['student_id']; isOneToOne: false; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      ework_students: {
        Row: {
          added: number;
          course_slug: string | null;
          created_at: string;
          email: string;
          email_key: string;
          ended_at: string | null;
          first_name: string;
          last_name: string;
          last_signed_in_at: string | null;
          search_text: string;
          student_id: string;
        };
        Insert: {
          course_slug?: string | null;
          created_at?: string;
          email: string;
          ended_at?: string | null;
          first_name: string;
          last_name?: string;
          last_signed_in_at?: string | null;
          student_id?: string;
        };
        Update: {
          course_slug?: string | null;
          created_at?: string;
          email?: string;
          ended_at?: string | null;
          first_name?: string;
          last_name?: string;
          last_signed_in_at?: string | null;
          student_id?: string;
        };
        Relationships: [{ foreignKeyName: 'ework_students_course'; columns: ['student_id', 'course_slug']; isOneToOne: false; referencedRelation: 'ework_assignments'; referencedColumns: ['student_id', 'course_slug'] }];
      };
      ework_task_progress: {
        Row: {
          course_slug: string;
          deliverables: number[];
          objectives: number[];
          status: Database['public']['Enums']['ework_task_status'];
          student_id: string;
          task_id: string;
          updated_at: string;
        };
        Insert: {
          course_slug: string;
          deliverables?: number[];
          objectives?: number[];
          status?: Database['public']['Enums']['ework_task_status'];
          student_id: string;
          task_id: string;
          updated_at?: string;
        };
        Update: {
          course_slug?: string;
          deliverables?: number[];
          objectives?: number[];
          status?: Database['public']['Enums']['ework_task_status'];
          student_id?: string;
          task_id?: string;
          updated_at?: string;
        };
        Relationships: [{ foreignKeyName: 'ework_task_progress_student_id_course_slug_fkey'; columns: ['student_id', 'course_slug']; isOneToOne: false; referencedRelation: 'ework_assignments'; referencedColumns: ['student_id', 'course_slug'] }];
      };
      hand_in_messages: {
        Row: {
          body: string;
          hand_in_id: string;
          mentor_id: string | null;
          mentor_name: string | null;
          message_id: string;
          sent_at: string;
        };
        Insert: {
          body: string;
          hand_in_id: string;
          mentor_id?: string | null;
          mentor_name?: string | null;
          message_id: string;
          sent_at?: string;
        };
        Update: {
          body?: string;
          hand_in_id?: string;
          mentor_id?: string | null;
          mentor_name?: string | null;
          message_id?: string;
          sent_at?: string;
        };
        Relationships: [{ foreignKeyName: 'hand_in_messages_hand_in_id_fkey'; columns: ['hand_in_id']; isOneToOne: false; referencedRelation: 'hand_ins'; referencedColumns: ['hand_in_id'] }];
      };
      hand_ins: {
        Row: {
          asked_at: string | null;
          attempt_id: string;
          body: string | null;
          course_slug: string;
          deliverable: number;
          hand_in_id: string;
          handed_in_at: string;
          learner_id: string | null;
          link: string | null;
          note: string;
          place: number;
          read_at: string | null;
          replaced_at: string | null;
          student_id: string | null;
          taken_at: string | null;
          taken_by: string | null;
          version: number;
          waiting_since: string;
          work_id: string;
        };
        Insert: {
          asked_at?: string | null;
          attempt_id: string;
          body?: string | null;
          course_slug: string;
          deliverable: number;
          hand_in_id?: string;
          handed_in_at?: string;
          learner_id?: string | null;
          link?: string | null;
          note?: string;
          place: number;
          read_at?: string | null;
          replaced_at?: string | null;
          student_id?: string | null;
          taken_at?: string | null;
          taken_by?: string | null;
          version: number;
          waiting_since?: string;
          work_id: string;
        };
        Update: {
          asked_at?: string | null;
          attempt_id?: string;
          body?: string | null;
          course_slug?: string;
          deliverable?: number;
          hand_in_id?: string;
          handed_in_at?: string;
          learner_id?: string | null;
          link?: string | null;
          note?: string;
          place?: number;
          read_at?: string | null;
          replaced_at?: string | null;
          student_id?: string | null;
          taken_at?: string | null;
          taken_by?: string | null;
          version?: number;
          waiting_since?: string;
          work_id?: string;
        };
        Relationships: [{ foreignKeyName: 'hand_ins_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }, { foreignKeyName: 'hand_ins_student_id_fkey'; columns: ['student_id']; isOneToOne: false; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      jobs: {
        Row: {
          began_at: string;
          ended_at: string | null;
          failed_at: string | null;
          failure: string | null;
          failures: number;
          job: string;
          runs: number;
        };
        Insert: {
          began_at?: string;
          ended_at?: string | null;
          failed_at?: string | null;
          failure?: string | null;
          failures?: number;
          job: string;
          runs?: number;
        };
        Update: {
          began_at?: string;
          ended_at?: string | null;
          failed_at?: string | null;
          failure?: string | null;
          failures?: number;
          job?: string;
          runs?: number;
        };
        Relationships: [];
      };
      learner_skills: {
        Row: {
          learner_id: string;
          proficiency: number;
          skill_id: string;
          updated_at: string;
        };
        Insert: {
          learner_id: string;
          proficiency: number;
          skill_id: string;
          updated_at?: string;
        };
        Update: {
          learner_id?: string;
          proficiency?: number;
          skill_id?: string;
          updated_at?: string;
        };
        Relationships: [{ foreignKeyName: 'learner_skills_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
      };
      learners: {
        Row: {
          created_at: string;
          first_name: string;
          last_name: string;
          learner_id: string;
          notification_mails: boolean;
        };
        Insert: {
          created_at?: string;
          first_name?: string;
          last_name?: string;
          learner_id: string;
          notification_mails?: boolean;
        };
        Update: {
          created_at?: string;
          first_name?: string;
          last_name?: string;
          learner_id?: string;
          notification_mails?: boolean;
        };
        Relationships: [];
      };
      learning_activities: {
        Row: {
          activity_id: number;
          day: string;
          happened_at: string;
          kind: string;
          learner_id: string;
          points: number;
          subject: string;
        };
        Insert: {
          day: string;
          happened_at?: string;
          kind: string;
          learner_id: string;
          points: number;
          subject: string;
        };
        Update: {
          day?: string;
          happened_at?: string;
          kind?: string;
          learner_id?: string;
          points?: number;
          subject?: string;
        };
        Relationships: [{ foreignKeyName: 'learning_activities_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
      };
      mail_choices: {
        Row: {
          answers: boolean;
          feedback: boolean;
          learner_id: string | null;
          student_id: string | null;
          token: string;
        };
        Insert: {
          answers?: boolean;
          feedback?: boolean;
          learner_id?: string | null;
          student_id?: string | null;
          token?: string;
        };
        Update: {
          answers?: boolean;
          feedback?: boolean;
          learner_id?: string | null;
          student_id?: string | null;
          token?: string;
        };
        Relationships: [{ foreignKeyName: 'mail_choices_learner_id_fkey'; columns: ['learner_id']; isOneToOne: true; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }, { foreignKeyName: 'mail_choices_student_id_fkey'; columns: ['student_id']; isOneToOne: true; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      mentor_courses: {
        Row: {
          added_at: string;
          course_slug: string;
          mentor_id: string;
        };
        Insert: {
          added_at?: string;
          course_slug: string;
          mentor_id: string;
        };
        Update: {
          added_at?: string;
          course_slug?: string;
          mentor_id?: string;
        };
        Relationships: [];
      };
      mentor_feedback: {
        Row: {
          given_at: string;
          hand_in_id: string;
          line_levels: number[];
          line_sentences: string[];
          line_titles: string[];
          mentor_id: string | null;
          mentor_name: string;
          outcome: Database['public']['Enums']['hand_in_outcome'];
          summary: string;
        };
        Insert: {
          given_at?: string;
          hand_in_id: string;
          line_levels?: number[];
          line_sentences?: string[];
          line_titles?: string[];
          mentor_id?: string | null;
          mentor_name: string;
          outcome: Database['public']['Enums']['hand_in_outcome'];
          summary: string;
        };
        Update: {
          given_at?: string;
          hand_in_id?: string;
          line_levels?: number[];
          line_sentences?: string[];
          line_titles?: string[];
          mentor_id?: string | null;
          mentor_name?: string;
          outcome?: Database['public']['Enums']['hand_in_outcome'];
          summary?: string;
        };
        Relationships: [{ foreignKeyName: 'mentor_feedback_hand_in_id_fkey'; columns: ['hand_in_id']; isOneToOne: true; referencedRelation: 'hand_ins'; referencedColumns: ['hand_in_id'] }];
      };
      mentor_sentences: {
        Row: {
          body: string;
          mentor_id: string;
          saved_at: string;
          sentence_id: string;
        };
        Insert: {
          body: string;
          mentor_id: string;
          saved_at?: string;
          sentence_id?: string;
        };
        Update: {
          body?: string;
          mentor_id?: string;
          saved_at?: string;
          sentence_id?: string;
        };
        Relationships: [];
      };
      newsletter_subscriptions: {
        Row: {
          confirm_token: string;
          confirmed_at: string | null;
          earlier_tokens: string[];
          email: string;
          email_key: string;
          ended_at: string | null;
          requested_at: string;
          status: Database['public']['Enums']['subscription_status'];
          subscription_id: string;
          unsubscribe_token: string;
          wording: string;
        };
        Insert: {
          confirm_token: string;
          confirmed_at?: string | null;
          earlier_tokens?: string[];
          email: string;
          ended_at?: string | null;
          requested_at?: string;
          status?: Database['public']['Enums']['subscription_status'];
          subscription_id?: string;
          unsubscribe_token?: string;
          wording: string;
        };
        Update: {
          confirm_token?: string;
          confirmed_at?: string | null;
          earlier_tokens?: string[];
          email?: string;
          ended_at?: string | null;
          requested_at?: string;
          status?: Database['public']['Enums']['subscription_status'];
          subscription_id?: string;
          unsubscribe_token?: string;
          wording?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          created_at: string;
          href: string;
          kind: string;
          learner_id: string;
          mailed_at: string | null;
          notification_id: string;
          notification_number: number;
          read_at: string | null;
          title: string;
        };
        Insert: {
          created_at?: string;
          href: string;
          kind: string;
          learner_id: string;
          mailed_at?: string | null;
          notification_id?: string;
          read_at?: string | null;
          title: string;
        };
        Update: {
          created_at?: string;
          href?: string;
          kind?: string;
          learner_id?: string;
          mailed_at?: string | null;
          notification_id?: string;
          read_at?: string | null;
          title?: string;
        };
        Relationships: [{ foreignKeyName: 'notifications_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
      };
      outbox_mails: {
        Row: {
          attempts: number;
          body_html: string | null;
          body_text: string | null;
          created_at: string;
          dedupe_key: string | null;
          enquiry_id: string | null;
          in_reply_to: string | null;
          kind: string;
          last_error: string | null;
          lease_token: string | null;
          leased_until: string | null;
          mail_id: string;
          next_attempt_at: string;
          recipient: string;
          recipient_key: string;
          reply_to: string | null;
          reported_at: string | null;
          reported_in: string | null;
          send_before: string | null;
          sent_at: string | null;
          state: Database['public']['Enums']['mail_state'];
          subject: string;
          unsubscribe_url: string | null;
        };
        Insert: {
          attempts?: number;
          body_html?: string | null;
          body_text?: string | null;
          created_at?: string;
          dedupe_key?: string | null;
          enquiry_id?: string | null;
          in_reply_to?: string | null;
          kind: string;
          last_error?: string | null;
          lease_token?: string | null;
          leased_until?: string | null;
          mail_id?: string;
          next_attempt_at?: string;
          recipient: string;
          reply_to?: string | null;
          reported_at?: string | null;
          reported_in?: string | null;
          send_before?: string | null;
          sent_at?: string | null;
          state?: Database['public']['Enums']['mail_state'];
          subject: string;
          unsubscribe_url?: string | null;
        };
        Update: {
          attempts?: number;
          body_html?: string | null;
          body_text?: string | null;
          created_at?: string;
          dedupe_key?: string | null;
          enquiry_id?: string | null;
          in_reply_to?: string | null;
          kind?: string;
          last_error?: string | null;
          lease_token?: string | null;
          leased_until?: string | null;
          mail_id?: string;
          next_attempt_at?: string;
          recipient?: string;
          reply_to?: string | null;
          reported_at?: string | null;
          reported_in?: string | null;
          send_before?: string | null;
          sent_at?: string | null;
          state?: Database['public']['Enums']['mail_state'];
          subject?: string;
          unsubscribe_url?: string | null;
        };
        Relationships: [{ foreignKeyName: 'outbox_mails_enquiry_id_fkey'; columns: ['enquiry_id']; isOneToOne: false; referencedRelation: 'enquiries'; referencedColumns: ['enquiry_id'] }];
      };
      project_assignments: {
        Row: {
          assigned_at: string;
          assignment_id: string;
          completed_at: string | null;
          due_day: string;
          learner_id: string;
          progress: number;
          project_id: string;
          reviewed_at: string | null;
          started_at: string | null;
          status: Database['public']['Enums']['assignment_status'];
        };
        Insert: {
          assigned_at?: string;
          assignment_id?: string;
          completed_at?: string | null;
          due_day: string;
          learner_id: string;
          progress?: number;
          project_id: string;
          reviewed_at?: string | null;
          started_at?: string | null;
          status?: Database['public']['Enums']['assignment_status'];
        };
        Update: {
          assigned_at?: string;
          assignment_id?: string;
          completed_at?: string | null;
          due_day?: string;
          learner_id?: string;
          progress?: number;
          project_id?: string;
          reviewed_at?: string | null;
          started_at?: string | null;
          status?: Database['public']['Enums']['assignment_status'];
        };
        Relationships: [{ foreignKeyName: 'project_assignments_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
      };
      rate_limits: {
        Row: {
          count: number;
          expires_at: string;
          key: string;
          window_start: string;
        };
        Insert: {
          count: number;
          expires_at: string;
          key: string;
          window_start: string;
        };
        Update: {
          count?: number;
          expires_at?: string;
          key?: string;
          window_start?: string;
        };
        Relationships: [];
      };
      staff_roles: {
        Row: {
          granted_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      add_ework_student: {
        Args: {
          p_token_hash: string | null;
          p_first_name: string | null;
          p_last_name: string | null;
          p_email: string | null;
          p_course: string | null;
          p_mail: Json | null;
        };
        Returns: Json;
      };
      add_portfolio: {
        Args: {
          p_certificate_id: string | null;
          p_number: string | null;
          p_learner_id: string | null;
          p_award_id: string | null;
          p_award_name: string | null;
          p_name: string | null;
          p_awarded_on: string | null;
          p_valid_until: string | null;
          p_credential: string | null;
          p_list: number | null;
          p_place: number | null;
          p_supersedes: string | null;
          p_is_shown: boolean | null;
        };
        Returns: Json;
      };
      add_to_tracked_enquiry: {
        Args: {
          p_token_hash: string | null;
          p_change_id: string | null;
          p_body: string | null;
          p_mail: Json | null;
        };
        Returns: ({ outcome: string; mail_id: string })[];
      };
      advance_assignment: {
        Args: {
          p_learner_id: string | null;
          p_assignment_id: string | null;
          p_seen: number | null;
          p_progress: number | null;
          p_day: string | null;
          p_step_points: number | null;
          p_completion_points: number | null;
          p_skill_ids: string[] | null;
          p_gains: number[] | null;
          p_title: string | null;
        };
        Returns: Json;
      };
      agree_enrolment: {
        Args: {
          p_learner_id: string | null;
          p_course: string | null;
          p_version: number | null;
          p_months: number | null;
          p_price: number | null;
          p_currency: string | null;
          p_starts_on: string | null;
          p_agreed: string | null;
          p_title: string | null;
        };
        Returns: undefined;
      };
      answer_as_mentor: {
        Args: {
          p_hand_in_id: string | null;
          p_message_id: string | null;
          p_body: string | null;
          p_title: string | null;
        };
        Returns: Json;
      };
      answer_desk_enquiry: {
        Args: {
          p_enquiry_id: string | null;
          p_version: number | null;
          p_body: string | null;
          p_mail: Json | null;
        };
        Returns: string;
      };
      answer_ework_hand_in: {
        Args: {
          p_token_hash: string | null;
          p_hand_in_id: string | null;
          p_message_id: string | null;
          p_body: string | null;
        };
        Returns: Json;
      };
      answer_project_hand_in: {
        Args: {
          p_learner_id: string | null;
          p_hand_in_id: string | null;
          p_message_id: string | null;
          p_body: string | null;
        };
        Returns: Json;
      };
      assign_project: {
        Args: {
          p_learner_id: string | null;
          p_project_id: string | null;
          p_is_started: boolean | null;
          p_due_day: string | null;
          p_day: string | null;
        };
        Returns: Json;
      };
      award_certificate: {
        Args: {
          p_certificate_id: string | null;
          p_number: string | null;
          p_learner_id: string | null;
          p_kind: string | null;
          p_award_id: string | null;
          p_award_name: string | null;
          p_name: string | null;
          p_awarded_on: string | null;
          p_valid_until: string | null;
          p_exam_percent: number | null;
          p_exam_on: string | null;
          p_credential: string | null;
          p_list: number | null;
          p_place: number | null;
          p_supersedes: string | null;
        };
        Returns: Json;
      };
      award_certificate_by_command: {
        Args: {
          p_certificate_id: string | null;
          p_number: string | null;
          p_learner_id: string | null;
          p_kind: string | null;
          p_award_id: string | null;
          p_award_name: string | null;
          p_name: string | null;
          p_awarded_on: string | null;
          p_valid_until: string | null;
          p_exam_percent: number | null;
          p_exam_on: string | null;
          p_credential: string | null;
          p_list: number | null;
          p_place: number | null;
          p_supersedes: string | null;
        };
        Returns: Json;
      };
      begin_job: {
        Args: {
          p_job: string | null;
        };
        Returns: undefined;
      };
      change_ework_student: {
        Args: {
          p_token_hash: string | null;
          p_student_id: string | null;
          p_first_name: string | null;
          p_last_name: string | null;
          p_email: string | null;
          p_change_course: boolean | null;
          p_course: string | null;
          p_is_ended: boolean | null;
        };
        Returns: Json;
      };
      change_profile: {
        Args: {
          p_first_name: string | null;
          p_last_name: string | null;
          p_notification_mails: boolean | null;
        };
        Returns: undefined;
      };
      check_staff: {
        Args: {
          p_role: string | null;
        };
        Returns: string;
      };
      choose_ework_mails: {
        Args: {
          p_token_hash: string | null;
          p_feedback: boolean | null;
          p_answers: boolean | null;
        };
        Returns: Json;
      };
      choose_mails: {
        Args: {
          p_feedback: boolean | null;
          p_answers: boolean | null;
        };
        Returns: Json;
      };
      complete_mail: {
        Args: {
          p_mail_id: string | null;
          p_lease_token: string | null;
        };
        Returns: boolean;
      };
      confirm_desk_entry: {
        Args: {
          p_user_id: string | null;
          p_session_id: string | null;
          p_code_hash: string | null;
        };
        Returns: string;
      };
      confirm_email_change: {
        Args: {
          p_learner_id: string | null;
          p_code_hash: string | null;
        };
        Returns: string;
      };
      confirm_subscription: {
        Args: {
          p_token: string | null;
        };
        Returns: ({ outcome: string; subscription_id: string; email: string; unsubscribe_token: string })[];
      };
      correct_desk_enquiry: {
        Args: {
          p_enquiry_id: string | null;
          p_version: number | null;
          p_first_name: string | null;
          p_last_name: string | null;
          p_email: string | null;
          p_phone_typed: string | null;
          p_phone_e164: string | null;
          p_labels: Json | null;
          p_choices: Json | null;
          p_search_keys: number[] | null;
        };
        Returns: undefined;
      };
      correct_desk_learner: {
        Args: {
          p_learner_id: string | null;
          p_first_name: string | null;
          p_last_name: string | null;
        };
        Returns: undefined;
      };
      correct_tracked_enquiry: {
        Args: {
          p_token_hash: string | null;
          p_version: number | null;
          p_first_name: string | null;
          p_last_name: string | null;
          p_phone_typed: string | null;
          p_phone_e164: string | null;
          p_labels: Json | null;
          p_choices: Json | null;
          p_search_keys: number[] | null;
          p_mail: Json | null;
        };
        Returns: ({ outcome: string; mail_id: string })[];
      };
      count_quarantine_rules: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      delete_account: {
        Args: {
          p_learner_id: string | null;
        };
        Returns: boolean;
      };
      drop_mentor_sentence: {
        Args: {
          p_sentence_id: string | null;
        };
        Returns: Json;
      };
      end_ework_session: {
        Args: {
          p_token_hash: string | null;
        };
        Returns: boolean;
      };
      end_job: {
        Args: {
          p_job: string | null;
          p_failure?: string | null;
        };
        Returns: undefined;
      };
      end_subscription: {
        Args: {
          p_token: string | null;
        };
        Returns: boolean;
      };
      enrol_learner: {
        Args: {
          p_learner_id: string | null;
          p_course: string | null;
          p_title: string | null;
        };
        Returns: Json;
      };
      enter_ework: {
        Args: {
          p_token_hash: string | null;
        };
        Returns: Json;
      };
      erase_audit_lines_before: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_certificates_before: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_consents_before: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_deleted_enquiries: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      erase_desk_person: {
        Args: {
          p_enquiry_id: string | null;
          p_learner_id: string | null;
          p_email: string | null;
          p_confirmed: string | null;
          p_number: string | null;
          p_stays: Json | null;
          p_mail: Json | null;
        };
        Returns: Json;
      };
      erase_enquiries_before: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_mails_before: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_old_ework_students: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_old_hand_ins: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_old_learners: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_old_learning: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_old_subscriptions: {
        Args: {
          p_unconfirmed_before: string | null;
          p_agreed_before: string | null;
        };
        Returns: number;
      };
      erase_person: {
        Args: {
          p_email: string | null;
        };
        Returns: Json;
      };
      erase_unconfirmed_accounts: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      erase_withdrawals_before: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
      };
      export_account: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      export_desk_person: {
        Args: {
          p_enquiry_id: string | null;
          p_learner_id: string | null;
          p_email: string | null;
        };
        Returns: Json;
      };
      extend_desk_request: {
        Args: {
          p_enquiry_id: string | null;
          p_version: number | null;
          p_answer_by: string | null;
          p_body: string | null;
          p_mail: Json | null;
        };
        Returns: string;
      };
      fail_abandoned_mails: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      fail_mail: {
        Args: {
          p_mail_id: string | null;
          p_lease_token: string | null;
          p_error: string | null;
        };
        Returns: string;
      };
      find_account: {
        Args: {
          p_email: string | null;
        };
        Returns: ({ learner_id: string; is_confirmed: boolean; first_name: string })[];
      };
      find_assignment: {
        Args: {
          p_reference: string | null;
        };
        Returns: Json;
      };
      find_certificate: {
        Args: {
          p_number: string | null;
        };
        Returns: Json;
      };
      find_ework_students: {
        Args: {
          p_token_hash: string | null;
          p_emails: string[] | null;
        };
        Returns: Json;
      };
      forget_desk_entries: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_erasure_mails: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_ework_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_old_limits: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_trackers: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      give_back_hand_in: {
        Args: {
          p_hand_in_id: string | null;
        };
        Returns: Json;
      };
      give_back_to_limits: {
        Args: {
          p_keys: string[] | null;
          p_seconds: number[] | null;
        };
        Returns: undefined;
      };
      give_feedback: {
        Args: {
          p_hand_in_id: string | null;
          p_outcome: string | null;
          p_summary: string | null;
          p_line_titles: string[] | null;
          p_line_levels: number[] | null;
          p_line_sentences: string[] | null;
          p_title: string | null;
        };
        Returns: Json;
      };
      grant_achievements: {
        Args: {
          p_learner_id: string | null;
          p_achievement_ids: string[] | null;
          p_names: string[] | null;
          p_points: number | null;
          p_day: string | null;
        };
        Returns: Json;
      };
      hand_in_ework: {
        Args: {
          p_token_hash: string | null;
          p_course: string | null;
          p_task_id: string | null;
          p_objectives: number[] | null;
          p_deliverables: number[] | null;
          p_deliverable: number | null;
          p_attempt_id: string | null;
          p_link: string | null;
          p_body: string | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      hand_in_project: {
        Args: {
          p_learner_id: string | null;
          p_course: string | null;
          p_project_id: string | null;
          p_attempt_id: string | null;
          p_link: string | null;
          p_body: string | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      import_ework_students: {
        Args: {
          p_token_hash: string | null;
          p_first_names: string[] | null;
          p_last_names: string[] | null;
          p_emails: string[] | null;
          p_student_courses: string[] | null;
          p_courses: string[] | null;
          p_mail_texts: string[] | null;
          p_mail_htmls: string[] | null;
          p_mail_subject: string | null;
          p_name_mark: string | null;
        };
        Returns: number;
      };
      index_enquiry: {
        Args: {
          p_enquiry_id: string | null;
          p_version: number | null;
          p_search_keys: number[] | null;
        };
        Returns: boolean;
      };
      invite_ework_student: {
        Args: {
          p_token_hash: string | null;
          p_student_id: string | null;
          p_mail: Json | null;
        };
        Returns: string;
      };
      keep_desk_draft: {
        Args: {
          p_enquiry_id: string | null;
          p_body: string | null;
        };
        Returns: undefined;
      };
      lease_mail: {
        Args: {
          p_lease_seconds: number | null;
          p_only?: string[] | null;
          p_is_quiet?: boolean | null;
        };
        Returns: ({ mail_id: string; lease_token: string; attempts: number; kind: string; recipient: string; subject: string; body_text: string; body_html: string; unsubscribe_url: string; reply_to: string; in_reply_to: string })[];
      };
      leave_desk: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      list_audit_lines: {
        Args: {
          p_before: number | null;
          p_limit: number | null;
        };
        Returns: ({ line_number: number; happened_at: string; staff_name: string; action: string; enquiry_id: string; reference: string; learner_id: string; detail: string })[];
      };
      list_certificates: {
        Args: {
          p_words: string | null;
          p_before: string | null;
          p_limit: number | null;
        };
        Returns: Json;
      };
      list_desk_enquiries: {
        Args: {
          p_view: string | null;
          p_form_types: string[] | null;
          p_is_mine: boolean | null;
          p_keys_1: number[] | null;
          p_keys_2: number[] | null;
          p_keys_3: number[] | null;
          p_keys_4: number[] | null;
          p_keys_5: number[] | null;
          p_after_at: string | null;
          p_after_id: string | null;
          p_after_day: string | null;
          p_after_day_id: string | null;
          p_limit: number | null;
        };
        Returns: Json;
      };
      list_desk_learners: {
        Args: {
          p_words: string[] | null;
          p_course: string | null;
          p_state: string | null;
          p_role: string | null;
          p_after_at: string | null;
          p_after_id: string | null;
          p_limit: number | null;
        };
        Returns: Json;
      };
      list_desk_rights: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_enquiries_to_index: {
        Args: {
          p_after: string | null;
          p_is_all: boolean | null;
          p_limit: number | null;
        };
        Returns: Json;
      };
      list_ework_hand_ins: {
        Args: {
          p_token_hash: string | null;
        };
        Returns: Json;
      };
      list_ework_progress: {
        Args: {
          p_token_hash: string | null;
        };
        Returns: Json;
      };
      list_ework_students: {
        Args: {
          p_token_hash: string | null;
          p_search: string | null;
          p_group: string | null;
          p_sort: string | null;
          p_is_descending: boolean | null;
          p_after: number | null;
          p_limit: number | null;
          p_courses: string[] | null;
          p_weeks: number[] | null;
          p_today: string | null;
        };
        Returns: Json;
      };
      list_mentor_queue: {
        Args: {
          p_show: string | null;
          p_course: string | null;
          p_mentor: string | null;
          p_after: number | null;
          p_limit: number | null;
        };
        Returns: Json;
      };
      list_my_certificates: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      list_notifications: {
        Args: Record<PropertyKey, never>;
        Returns: ({ notification_id: string; title: string; href: string; created_at: string; is_read: boolean })[];
      };
      list_project_hand_ins: {
        Args: {
          p_learner_id: string | null;
        };
        Returns: Json;
      };
      list_unmailed_notices: {
        Args: {
          p_before: string | null;
          p_day: string | null;
          p_after: number | null;
          p_limit: number | null;
        };
        Returns: ({ first_number: number; learner_id: string; student_id: string; email: string; dedupe_key: string; ids: string[]; titles: string[]; kinds: string[] })[];
      };
      list_unmailed_notifications: {
        Args: {
          p_before: string | null;
          p_day: string | null;
          p_after: number | null;
          p_limit: number | null;
        };
        Returns: ({ first_number: number; learner_id: string; student_id: string; email: string; dedupe_key: string; ids: string[]; titles: string[]; kinds: string[] })[];
      };
      list_unreported: {
        Args: {
          p_limit: number | null;
        };
        Returns: ({ kind: string; id: string; reference: string; happened_at: string; reasons: string[]; labels: Json; choices: Json; form_type: string; phone_e164: string; mail_kind: string; last_error: string })[];
      };
      list_withdrawn_places: {
        Args: {
          p_list: number | null;
        };
        Returns: number[];
      };
      mail_token_of: {
        Args: {
          p_learner_id: string | null;
          p_student_id: string | null;
        };
        Returns: string;
      };
      mark_notifications_read: {
        Args: {
          p_notification_id: string | null;
        };
        Returns: number;
      };
      move_desk_enquiry: {
        Args: {
          p_enquiry_id: string | null;
          p_version: number | null;
          p_to: string | null;
          p_taken_by: string | null;
          p_is_undo: boolean | null;
          p_mail: Json | null;
        };
        Returns: Json;
      };
      move_enrolment: {
        Args: {
          p_learner_id: string | null;
          p_course: string | null;
          p_version: number | null;
          p_state: string | null;
          p_title: string | null;
        };
        Returns: undefined;
      };
      note_desk_call: {
        Args: {
          p_enquiry_id: string | null;
          p_version: number | null;
          p_body: string | null;
          p_outcome: string | null;
          p_next_on: string | null;
        };
        Returns: undefined;
      };
      note_desk_look: {
        Args: {
          p_enquiry_id: string | null;
          p_is_writing: boolean | null;
        };
        Returns: Json;
      };
      queue_daily_list: {
        Args: {
          p_mail: Json | null;
          p_enquiry_ids: string[] | null;
          p_mail_ids: string[] | null;
        };
        Returns: boolean;
      };
      queue_mail: {
        Args: {
          p_mail: Json | null;
        };
        Returns: boolean;
      };
      queue_news_mail: {
        Args: {
          p_ids: string[] | null;
          p_mail: Json | null;
        };
        Returns: boolean;
      };
      read_account: {
        Args: Record<PropertyKey, never>;
        Returns: ({ learner_id: string; first_name: string; last_name: string; email: string; notification_mails: boolean; created_at: string; pending_email: string; unread: number })[];
      };
      read_certificate_grounds: {
        Args: {
          p_email: string | null;
        };
        Returns: Json;
      };
      read_certificate_grounds_of: {
        Args: {
          p_learner_id: string | null;
        };
        Returns: Json;
      };
      read_desk: {
        Args: Record<PropertyKey, never>;
        Returns: ({ user_id: string; session_id: string; first_name: string; last_name: string; email: string; roles: string[]; entered_until: string })[];
      };
      read_desk_enquiry: {
        Args: {
          p_enquiry_id: string | null;
        };
        Returns: Json;
      };
      read_desk_figures: {
        Args: {
          p_from: string | null;
          p_days: Json | null;
          p_promised_seconds: number | null;
        };
        Returns: Json;
      };
      read_desk_history: {
        Args: {
          p_enquiry_id: string | null;
        };
        Returns: Json;
      };
      read_desk_learner: {
        Args: {
          p_learner_id: string | null;
        };
        Returns: Json;
      };
      read_desk_person: {
        Args: {
          p_enquiry_id: string | null;
          p_learner_id: string | null;
          p_email: string | null;
        };
        Returns: Json;
      };
      read_desk_receipts: {
        Args: {
          p_enquiry_id: string | null;
        };
        Returns: Json;
      };
      read_ework_overview: {
        Args: {
          p_token_hash: string | null;
          p_courses: string[] | null;
          p_weeks: number[] | null;
          p_today: string | null;
          p_limit: number | null;
        };
        Returns: Json;
      };
      read_health: {
        Args: Record<PropertyKey, never>;
        Returns: ({ are_mails_late: boolean; mails_sent_at: string })[];
      };
      read_learning: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_mail_choices: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_mentor_desk: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_portfolio_grounds: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_tracked_enquiry: {
        Args: {
          p_token_hash: string | null;
        };
        Returns: Json;
      };
      read_workings: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      record_consent: {
        Args: {
          p_consent_id: string | null;
          p_analytics: boolean | null;
          p_marketing: boolean | null;
          p_preferences: boolean | null;
          p_policy_version: string | null;
          p_wording_hash: string | null;
          p_screen: string | null;
        };
        Returns: undefined;
      };
      refuse_certificate_name: {
        Args: {
          p_number: string | null;
        };
        Returns: Json;
      };
      reinstate_certificate: {
        Args: {
          p_number: string | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      reinstate_certificate_by_command: {
        Args: {
          p_number: string | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      request_desk_entry: {
        Args: {
          p_user_id: string | null;
          p_session_id: string | null;
          p_code_hash: string | null;
        };
        Returns: boolean;
      };
      request_email_change: {
        Args: {
          p_learner_id: string | null;
          p_email: string | null;
          p_code_hash: string | null;
        };
        Returns: undefined;
      };
      request_ework_code: {
        Args: {
          p_email: string | null;
          p_code_hash: string | null;
          p_mail: Json | null;
        };
        Returns: string;
      };
      request_subscription: {
        Args: {
          p_email: string | null;
          p_wording: string | null;
          p_confirm_token: string | null;
          p_mail: Json | null;
        };
        Returns: string;
      };
      resume_ework: {
        Args: {
          p_token_hash: string | null;
        };
        Returns: Json;
      };
      review_assignment: {
        Args: {
          p_learner_id: string | null;
          p_project_id: string | null;
          p_day: string | null;
          p_title: string | null;
        };
        Returns: Json;
      };
      save_ework_changes: {
        Args: {
          p_token_hash: string | null;
          p_course: string | null;
          p_task_id: string | null;
          p_objectives: number[] | null;
          p_deliverables: number[] | null;
          p_actions: string[] | null;
          p_kinds: string[] | null;
          p_numbers: number[] | null;
        };
        Returns: Json;
      };
      save_ework_status: {
        Args: {
          p_token_hash: string | null;
          p_course: string | null;
          p_task_id: string | null;
          p_objectives: number[] | null;
          p_deliverables: number[] | null;
          p_status: string | null;
        };
        Returns: Json;
      };
      save_mentor_sentence: {
        Args: {
          p_body: string | null;
        };
        Returns: Json;
      };
      set_ework_admin: {
        Args: {
          p_email: string | null;
          p_is_admin: boolean | null;
        };
        Returns: string;
      };
      set_mentor_courses: {
        Args: {
          p_email: string | null;
          p_courses: string[] | null;
        };
        Returns: string;
      };
      set_mentor_courses_at_desk: {
        Args: {
          p_learner_id: string | null;
          p_courses: string[] | null;
        };
        Returns: undefined;
      };
      set_role_at_desk: {
        Args: {
          p_learner_id: string | null;
          p_role: string | null;
          p_is_granted: boolean | null;
        };
        Returns: undefined;
      };
      set_staff_role: {
        Args: {
          p_email: string | null;
          p_role: string | null;
          p_is_granted: boolean | null;
        };
        Returns: string;
      };
      show_ework_hand_ins: {
        Args: {
          p_token_hash: string | null;
          p_task_id: string | null;
        };
        Returns: Json;
      };
      show_ework_student: {
        Args: {
          p_token_hash: string | null;
          p_student_id: string | null;
        };
        Returns: Json;
      };
      show_hand_in: {
        Args: {
          p_hand_in_id: string | null;
        };
        Returns: Json;
      };
      show_my_certificate: {
        Args: {
          p_number: string | null;
          p_is_shown: boolean | null;
        };
        Returns: Json;
      };
      show_project_hand_ins: {
        Args: {
          p_learner_id: string | null;
          p_project_id: string | null;
        };
        Returns: Json;
      };
      sign_in_ework_admin: {
        Args: {
          p_user_id: string | null;
          p_token_hash: string | null;
        };
        Returns: boolean;
      };
      sign_in_ework_student: {
        Args: {
          p_email: string | null;
          p_token_hash: string | null;
        };
        Returns: Json;
      };
      sign_in_ework_with_code: {
        Args: {
          p_email: string | null;
          p_code_hash: string | null;
          p_token_hash: string | null;
        };
        Returns: Json;
      };
      stop_mails: {
        Args: {
          p_token: string | null;
          p_kind: string | null;
        };
        Returns: boolean;
      };
      submit_enquiry: {
        Args: {
          p_enquiry_id: string | null;
          p_reference: string | null;
          p_answers_hash: string | null;
          p_form_type: string | null;
          p_status: string | null;
          p_quarantine_reasons: string[] | null;
          p_first_name: string | null;
          p_last_name: string | null;
          p_email: string | null;
          p_phone_typed: string | null;
          p_phone_e164: string | null;
          p_programme: string | null;
          p_labels: Json | null;
          p_choices: Json | null;
          p_marketing_agreed: boolean | null;
          p_marketing_wording: string | null;
          p_received_at: string | null;
          p_answer_by: string | null;
          p_mails: Json | null;
          p_newsletter: Json | null;
          p_address_max: number | null;
          p_address_seconds: number | null;
          p_search_keys: number[] | null;
        };
        Returns: ({ outcome: string; mail_ids: string[]; is_acknowledged: boolean })[];
      };
      take_back_step: {
        Args: {
          p_learner_id: string | null;
          p_assignment_id: string | null;
          p_seen: number | null;
          p_progress: number | null;
          p_finished: number | null;
          p_skill_ids: string[] | null;
          p_proficiencies: number[] | null;
          p_achievement_ids: string[] | null;
          p_achievement_titles: string[] | null;
          p_title: string | null;
        };
        Returns: Json;
      };
      take_from_limits: {
        Args: {
          p_keys: string[] | null;
          p_max: number[] | null;
          p_seconds: number[] | null;
        };
        Returns: number;
      };
      take_hand_in: {
        Args: {
          p_hand_in_id: string | null;
        };
        Returns: Json;
      };
      wish_certificate_name: {
        Args: {
          p_number: string | null;
          p_name: string | null;
        };
        Returns: Json;
      };
      withdraw_by_tracker: {
        Args: {
          p_token_hash: string | null;
          p_channel: string | null;
          p_wording: string | null;
        };
        Returns: boolean;
      };
      withdraw_certificate: {
        Args: {
          p_number: string | null;
          p_reason: string | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      withdraw_certificate_by_command: {
        Args: {
          p_number: string | null;
          p_reason: string | null;
          p_note: string | null;
        };
        Returns: Json;
      };
      withdraw_my_portfolio: {
        Args: {
          p_number: string | null;
        };
        Returns: Json;
      };
    };
    Enums: {
      assignment_status: 'not_started' | 'in_progress' | 'completed' | 'reviewed';
      certificate_kind: 'level' | 'course' | 'portfolio';
      enquiry_status: 'new' | 'quarantined';
      ework_task_status: 'not_started' | 'in_progress' | 'completed';
      hand_in_outcome: 'accepted' | 'returned';
      mail_state: 'queued' | 'sending' | 'sent' | 'failed';
      subscription_status: 'requested' | 'confirmed' | 'ended';
      withdrawal_reason: 'awarded-in-error' | 'not-their-own-work' | 'exam-rules' | 'asked-by-holder' | 'name-corrected' | 'new-version';
    };
    CompositeTypes: Record<never, never>;
  };
}
