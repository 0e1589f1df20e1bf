// Made from the migrations by `npm run database:types`; a test fails when the two differ. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
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
          answers_hash: string;
          choices: Json | null;
          created_at: string;
          email: string;
          enquiry_id: string;
          first_name: string;
          form_type: string;
          labels: Json;
          last_name: string;
          marketing_agreed: boolean;
          marketing_wording: string | null;
          phone_e164: string | null;
          phone_typed: string;
          programme: string;
          quarantine_reasons: string[];
          received_at: string;
          reference: string;
          reported_at: string | null;
          reported_in: string | null;
          status: Database['public']['Enums']['enquiry_status'];
          version: number;
        };
        Insert: {
          amended_at?: string | null;
          answer_by?: string | null;
          answers_hash: string;
          choices?: Json | null;
          created_at?: string;
          email: string;
          enquiry_id: string;
          first_name: string;
          form_type: string;
          labels: Json;
          last_name: string;
          marketing_agreed?: boolean;
          marketing_wording?: string | null;
          phone_e164?: string | null;
          phone_typed: string;
          programme: string;
          quarantine_reasons?: string[];
          received_at: string;
          reference: string;
          reported_at?: string | null;
          reported_in?: string | null;
          status?: Database['public']['Enums']['enquiry_status'];
          version?: number;
        };
        Update: {
          amended_at?: string | null;
          answer_by?: string | null;
          answers_hash?: string;
          choices?: Json | null;
          created_at?: string;
          email?: string;
          enquiry_id?: string;
          first_name?: string;
          form_type?: string;
          labels?: Json;
          last_name?: string;
          marketing_agreed?: boolean;
          marketing_wording?: string | null;
          phone_e164?: string | null;
          phone_typed?: string;
          programme?: string;
          quarantine_reasons?: string[];
          received_at?: string;
          reference?: string;
          reported_at?: string | null;
          reported_in?: string | null;
          status?: Database['public']['Enums']['enquiry_status'];
          version?: number;
        };
        Relationships: [];
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
      enrolments: {
        Row: {
          course: string;
          enrolled_at: string;
          enrolment_id: string;
          learner_id: string;
        };
        Insert: {
          course: string;
          enrolled_at?: string;
          enrolment_id?: string;
          learner_id: string;
        };
        Update: {
          course?: string;
          enrolled_at?: string;
          enrolment_id?: string;
          learner_id?: string;
        };
        Relationships: [{ foreignKeyName: 'enrolments_learner_id_fkey'; columns: ['learner_id']; isOneToOne: false; referencedRelation: 'learners'; referencedColumns: ['learner_id'] }];
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
          student_id: string;
          tries: number;
        };
        Insert: {
          code_hash: string;
          code_id?: string;
          expires_at: string;
          student_id: string;
          tries?: number;
        };
        Update: {
          code_hash?: string;
          code_id?: string;
          expires_at?: string;
          student_id?: string;
          tries?: number;
        };
        Relationships: [{ foreignKeyName: 'ework_codes_student_id_fkey'; columns: ['student_id']; isOneToOne: false; referencedRelation: 'ework_students'; referencedColumns: ['student_id'] }];
      };
      ework_sessions: {
        Row: {
          admin_id: string | null;
          auth_session_id: string | null;
          expires_at: string;
          started_at: string;
          student_id: string | null;
          token_hash: string;
        };
        Insert: {
          admin_id?: string | null;
          auth_session_id?: string | null;
          expires_at: string;
          started_at?: string;
          student_id?: string | null;
          token_hash: string;
        };
        Update: {
          admin_id?: string | null;
          auth_session_id?: string | null;
          expires_at?: string;
          started_at?: string;
          student_id?: string | null;
          token_hash?: string;
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
      newsletter_subscriptions: {
        Row: {
          confirm_token: string;
          confirmed_at: string | null;
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
          kind: string;
          last_error: string | null;
          lease_token: string | null;
          leased_until: string | null;
          mail_id: string;
          next_attempt_at: string;
          recipient: string;
          reported_at: string | null;
          reported_in: string | null;
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
          kind: string;
          last_error?: string | null;
          lease_token?: string | null;
          leased_until?: string | null;
          mail_id?: string;
          next_attempt_at?: string;
          recipient: string;
          reported_at?: string | null;
          reported_in?: string | null;
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
          kind?: string;
          last_error?: string | null;
          lease_token?: string | null;
          leased_until?: string | null;
          mail_id?: string;
          next_attempt_at?: string;
          recipient?: string;
          reported_at?: string | null;
          reported_in?: string | null;
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
          p_mail_id: string | null;
          p_subject: string | null;
          p_text: string | null;
          p_html: string | null;
        };
        Returns: Json;
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
      complete_mail: {
        Args: {
          p_mail_id: string | null;
          p_lease_token: string | null;
        };
        Returns: boolean;
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
      delete_account: {
        Args: {
          p_learner_id: string | null;
        };
        Returns: boolean;
      };
      end_ework_session: {
        Args: {
          p_token_hash: string | null;
        };
        Returns: boolean;
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
      erase_consents_before: {
        Args: {
          p_before: string | null;
        };
        Returns: number;
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
      erase_old_subscriptions: {
        Args: {
          p_unconfirmed_before: string | null;
          p_ended_before: string | null;
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
      export_account: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
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
      forget_ework_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      forget_old_limits: {
        Args: Record<PropertyKey, never>;
        Returns: number;
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
      invite_ework_student: {
        Args: {
          p_token_hash: string | null;
          p_student_id: string | null;
          p_mail_id: string | null;
          p_subject: string | null;
          p_text: string | null;
          p_html: string | null;
          p_dedupe_key: string | null;
        };
        Returns: string;
      };
      lease_mails: {
        Args: {
          p_limit: number | null;
          p_lease_seconds: number | null;
          p_only?: string[] | null;
        };
        Returns: ({ mail_id: string; lease_token: string; attempts: number; kind: string; recipient: string; subject: string; body_text: string; body_html: string; unsubscribe_url: string })[];
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
          p_before: number | null;
          p_limit: number | null;
        };
        Returns: Json;
      };
      list_notifications: {
        Args: Record<PropertyKey, never>;
        Returns: ({ notification_id: string; title: string; href: string; created_at: string; is_read: boolean })[];
      };
      list_unmailed_notifications: {
        Args: {
          p_before: string | null;
          p_limit: number | null;
        };
        Returns: ({ learner_id: string; email: string; first_name: string; notification_ids: string[]; titles: string[] })[];
      };
      list_unreported: {
        Args: {
          p_limit: number | null;
        };
        Returns: ({ kind: string; id: string; reference: string; happened_at: string; reasons: string[]; labels: Json; choices: Json; form_type: string; phone_e164: string; mail_kind: string; last_error: string })[];
      };
      mark_notifications_read: {
        Args: {
          p_notification_id: string | null;
        };
        Returns: number;
      };
      queue_daily_list: {
        Args: {
          p_mail_id: string | null;
          p_recipient: string | null;
          p_subject: string | null;
          p_text: string | null;
          p_html: string | null;
          p_dedupe_key: string | null;
          p_enquiry_ids: string[] | null;
          p_mail_ids: string[] | null;
        };
        Returns: boolean;
      };
      queue_mail: {
        Args: {
          p_mail_id: string | null;
          p_kind: string | null;
          p_recipient: string | null;
          p_subject: string | null;
          p_text: string | null;
          p_html: string | null;
          p_dedupe_key: string | null;
          p_unsubscribe_url?: string | null;
        };
        Returns: boolean;
      };
      queue_notification_mail: {
        Args: {
          p_mail_id: string | null;
          p_notification_ids: string[] | null;
          p_recipient: string | null;
          p_subject: string | null;
          p_text: string | null;
          p_html: string | null;
        };
        Returns: boolean;
      };
      read_account: {
        Args: Record<PropertyKey, never>;
        Returns: ({ learner_id: string; first_name: string; last_name: string; email: string; notification_mails: boolean; created_at: string; pending_email: string; unread: number })[];
      };
      read_learning: {
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
          p_mail_id: string | null;
          p_subject: string | null;
          p_text: string | null;
          p_html: string | null;
        };
        Returns: string;
      };
      request_subscription: {
        Args: {
          p_email: string | null;
          p_wording: string | null;
          p_confirm_token: string | null;
          p_mail_id: string | null;
          p_subject: string | null;
          p_text: string | null;
          p_html: string | null;
          p_dedupe_key: string | null;
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
          p_objectives: number | null;
          p_deliverables: number | null;
          p_actions: string[] | null;
          p_kinds: string[] | null;
          p_indexes: number[] | null;
        };
        Returns: Json;
      };
      save_ework_status: {
        Args: {
          p_token_hash: string | null;
          p_course: string | null;
          p_task_id: string | null;
          p_objectives: number | null;
          p_deliverables: number | null;
          p_status: string | null;
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
      show_ework_student: {
        Args: {
          p_token_hash: string | null;
          p_student_id: string | null;
        };
        Returns: Json;
      };
      sign_in_ework_admin: {
        Args: {
          p_email: string | null;
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
          p_labels: string | null;
          p_choices: string | null;
          p_marketing_agreed: boolean | null;
          p_marketing_wording: string | null;
          p_received_at: string | null;
          p_answer_by: string | null;
          p_mails: string | null;
          p_address_max: number | null;
          p_address_seconds: number | null;
        };
        Returns: ({ outcome: string; mail_ids: string[] })[];
      };
      take_from_limits: {
        Args: {
          p_keys: string[] | null;
          p_max: number[] | null;
          p_seconds: number[] | null;
        };
        Returns: number;
      };
    };
    Enums: {
      assignment_status: 'not_started' | 'in_progress' | 'completed' | 'reviewed';
      enquiry_status: 'new' | 'quarantined';
      ework_task_status: 'not_started' | 'in_progress' | 'completed';
      mail_state: 'queued' | 'sending' | 'sent' | 'failed';
      subscription_status: 'requested' | 'confirmed' | 'ended';
    };
    CompositeTypes: Record<never, never>;
  };
}
